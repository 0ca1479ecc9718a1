/** The steps of every colour scale. */
export const steps = Array.from({ length: 12 }, (_, index) => index + 1);
