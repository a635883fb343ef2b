import { gamesEn } from './games/en.ts'
import { homeEn } from './home/en.ts'
import { pagesEn } from './pages/en.ts'
import { shellEn } from './shell/en.ts'

/** Every area of the site in English; the Portuguese one must have exactly these keys. */
export const siteEn = { ...shellEn, ...homeEn, ...gamesEn, ...pagesEn } as const
