import type { Page } from '@playwright/test'

/** The page without header, menu and footer. */
export const main = (page: Page) => page.getByRole('main')
/** A row of games or providers by its title. */
export const row = (page: Page, name: string) =>
  main(page).getByRole('region', { name, exact: true })
/** The buttons of the banners, one each. */
export const dots = (page: Page) => main(page).getByRole('button', { name: /^Destaque \d de \d$/ })
