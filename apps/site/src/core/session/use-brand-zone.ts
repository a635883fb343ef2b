import { useSession } from './store.ts'

/** The zone in which the brand's days begin, a name of the tz database, wherever the page is read. */
export const useBrandZone = (): string => useSession().systemStatus.info.brand.timeZone
