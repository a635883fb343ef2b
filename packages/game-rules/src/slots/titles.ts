import { araraSelvagem } from './titles/arara-selvagem.ts'
import { ouroDoVulcao } from './titles/ouro-do-vulcao.ts'
import { tigreDaSorte } from './titles/tigre-da-sorte.ts'
import type { SlotMaths } from './types.ts'

/** Every slot of ours, in the order of the lobby. */
export const slotTitles: readonly SlotMaths[] = [tigreDaSorte, araraSelvagem, ouroDoVulcao]

/** The title of a game code; undefined when there is none. */
export const findSlotTitle = (gameCode: string): SlotMaths | undefined =>
  slotTitles.find((title) => title.gameCode === gameCode)
