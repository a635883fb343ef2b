import type { StatementRow } from '@trevo/contract/wps/member.ts'
import type { z } from 'zod'
import { movementKindOf } from '../common/movement-kinds.ts'
import { useText } from '../../../core/language/use-text.ts'

export type Movement = z.infer<typeof StatementRow>

/** The name of a movement: that of its game, otherwise that of its kind. */
export const useMovementName = () => {
  const t = useText('records')
  return (movement: Movement): string => {
    const text = movementKindOf(movement).text
    return movement.gameName ?? t(text, { type: movement.tx_type_id })
  }
}
