import type { Settings } from '../modules/settings/index.ts'

/** The zone in which the days of a brand begin, a name of the tz database. */
export const timeZoneOf =
  (settings: Pick<Settings, 'brand'>) =>
  (brandId: number): string =>
    settings.brand(brandId).row.time_zone
