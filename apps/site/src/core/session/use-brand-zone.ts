import { useSession } from './store.ts'

/** The time zone in which the brand's days begin (a tz database name), regardless of the reader's. */
export const useBrandZone = (): string => useSession().systemStatus.info.brand.timeZone
