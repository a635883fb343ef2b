import { formatDateTime } from '@trevo/i18n/format.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import type { ReactNode } from 'react'
import { Icon } from '../../../core/art/icon.tsx'
import { to } from '../../../core/router/to.ts'
import { GamePicture } from '../common/game-picture.tsx'
import { incidentOf, movementKindOf } from '../common/movement-kinds.ts'
import { RecordRow, timeOf } from '../common/record-row.tsx'
import styles from '../common/records.module.css'
import { shortId } from '../../../core/tables/short-id.ts'
import { useMovementName, type Movement } from './use-movement-name.ts'
import { useText } from '../../../core/language/use-text.ts'

/** One movement in the list: its game or kind, its time, its amount, and the balance after it. A press opens it. */
export const MovementRow = ({
  movement,
  locale,
  isDated = false,
  side,
  href = to.movement(movement.tx_id),
}: {
  readonly movement: Movement
  readonly locale: string
  /** Shows the day too, where rows are not grouped by it. */
  readonly isDated?: boolean
  /** Beside the amount; the balance after the movement by default. */
  readonly side?: ReactNode
  /** Where the movement is shown in full. */
  readonly href?: string
}) => {
  const t = useText('records')
  const nameOf = useMovementName()
  const kind = movementKindOf(movement)
  const at = new Date(movement.tx_time)
  const time = isDated ? formatDateTime(at, locale) : timeOf(at, locale)
  const about =
    movement.gameName === null
      ? incidentOf(movement) || t('records.order', { id: shortId(movement.order_no) })
      : t(kind.text, { type: movement.tx_type_id })
  return (
    <RecordRow
      picture={
        movement.gameName === null ? (
          <span className={styles['picture']}>
            <Icon name={kind.icon} size={32} />
          </span>
        ) : (
          <GamePicture iconUrl={movement.iconUrl} icon={kind.icon} />
        )
      }
      name={nameOf(movement)}
      detail={`${about} · ${time}`}
      amount={movement.amount}
      side={side ?? formatAmount(movement.current_avail_balance, { locale })}
      opens={href}
    />
  )
}
