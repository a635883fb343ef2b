import { texts as common } from './every-page/common.ts'
import { texts as games } from './every-page/games.ts'
import { texts as home } from './every-page/home.ts'
import { texts as pages } from './every-page/pages.ts'
import { texts as shell } from './every-page/shell.ts'

/** Every area of the site in English; the Portuguese one must have exactly these keys. */
export const texts = { ...common, ...shell, ...home, ...games, ...pages } as const
