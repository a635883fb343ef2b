import type { SystemStatus } from '@trevo/contract/wps/system.ts'

type Service = SystemStatus['info']['customerService'][number]

/** Where the site offers customer service: side menu, footer, help page, pages of a closed site. */
const servicePlaces = ['MENU', 'FOOTER', 'HELP', 'CLOSED'] as const
export type ServicePlace = (typeof servicePlaces)[number]

/** MODEL-19: the entries for a position, by their `csPosition`; an entry without one is shown everywhere. */
export const servicesAt = (services: readonly Service[], place: ServicePlace): Service[] =>
  services.filter(
    ({ csPosition }) => csPosition === place || !servicePlaces.some((one) => one === csPosition),
  )
