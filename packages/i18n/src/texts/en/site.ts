import { texts as games } from './site/games.ts'
import { texts as home } from './site/home.ts'
import { texts as pages } from './site/pages.ts'
import { texts as shell } from './site/shell.ts'

/** Every area of the site in English; the Portuguese one must have exactly these keys. */
export const texts = { ...shell, ...home, ...games, ...pages } as const
