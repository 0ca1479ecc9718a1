import Big from "big.js";
import { asc } from "drizzle-orm";
import { vmTypes } from "../../db/schema.ts";
import { hoursPerMonth } from "../../domain/rating.ts";
import { handler } from "../handler.ts";

export const listVmTypes = handler("vm.listTypes", async ({ context: { db } }) => {
	const rows = await db.select().from(vmTypes).orderBy(asc(vmTypes.position));
	return rows.map((row) => ({
		id: row.id,
		typeName: row.typeName,
		hourlyRate: Number(row.hourlyRate),
		monthlyRate: new Big(row.hourlyRate).times(hoursPerMonth).round(2).toNumber(),
		minVolume: row.minVolume,
		maxVolume: row.maxVolume,
		suggestedVolume: row.suggestedVolume,
	}));
});

export const getStoragePricing = handler("vm.storagePricing", async ({ context: { config } }) =>
	Number(config.storageUsdPerGbMonth),
);
