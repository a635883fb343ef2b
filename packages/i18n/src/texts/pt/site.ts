import type { Message } from '../../translate.ts'
import type { texts as en } from '../en/site.ts'
import { texts as games } from './site/games.ts'
import { texts as home } from './site/home.ts'
import { texts as pages } from './site/pages.ts'
import { texts as shell } from './site/shell.ts'

export const texts = {
  ...shell,
  ...home,
  ...games,
  ...pages,
} as const satisfies Record<keyof typeof en, Message>
