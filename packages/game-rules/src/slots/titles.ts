import { araraSelvagem } from './titles/arara-selvagem.ts'
import { coelhoDaLua } from './titles/coelho-da-lua.ts'
import { coroaReal } from './titles/coroa-real.ts'
import { deserto777 } from './titles/deserto-777.ts'
import { dragaoVerde } from './titles/dragao-verde.ts'
import { frutasDaSerra } from './titles/frutas-da-serra.ts'
import { marDeOuro } from './titles/mar-de-ouro.ts'
import { moaiMistico } from './titles/moai-mistico.ts'
import { noiteDeCarnaval } from './titles/noite-de-carnaval.ts'
import { ouroDoVulcao } from './titles/ouro-do-vulcao.ts'
import { tigreDaSorte } from './titles/tigre-da-sorte.ts'
import { touroDourado } from './titles/touro-dourado.ts'
import type { SlotMaths } from './types.ts'

/** Every slot of ours, in the order of the lobby. */
export const slotTitles: readonly SlotMaths[] = [
  tigreDaSorte,
  araraSelvagem,
  ouroDoVulcao,
  frutasDaSerra,
  coroaReal,
  touroDourado,
  deserto777,
  marDeOuro,
  dragaoVerde,
  coelhoDaLua,
  noiteDeCarnaval,
  moaiMistico,
]

/** The title of a game code; undefined when there is none. */
export const findSlotTitle = (gameCode: string): SlotMaths | undefined =>
  slotTitles.find((title) => title.gameCode === gameCode)
