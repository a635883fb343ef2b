import { formatDateTime } from '@trevo/i18n/format.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { to } from '../../../core/router/to.ts'
import { DetailSheet, type DetailLink } from '../common/detail-sheet.tsx'
import { DownloadButton } from './download-button.tsx'
import { movementKindOf } from '../common/movement-kinds.ts'
import { shortId } from '../../../core/tables/short-id.ts'
import { useMovementName, type Movement } from './use-movement-name.ts'
import { useText } from '../../../core/language/use-text.ts'

/** Everything about one movement, with its receipt and links. */
export const MovementDetail = ({
  movement,
  onClose,
}: {
  readonly movement: Movement
  readonly onClose: () => void
}) => {
  const t = useText('records')
  const { locale } = useLanguage()
  const nameOf = useMovementName()
  const kind = movementKindOf(movement.tx_type_id)
  const { order_no, tx_id } = movement
  const link = useLink(movement)
  const game = movement.gameName && { label: t('common.game'), value: movement.gameName }
  const remark = movement.remark && { label: t('records.remark'), value: movement.remark }
  return (
    <DetailSheet
      title={nameOf(movement)}
      onClose={onClose}
      figure={formatAmount(movement.amount, { locale, sign: 'always' })}
      facts={[
        { label: t('common.type'), value: t(kind.text, { type: movement.tx_type_id }) },
        ...(game ? [game] : []),
        { label: t('common.when'), value: formatDateTime(new Date(movement.tx_time), locale) },
        {
          label: t('common.balanceAfter'),
          value: formatAmount(movement.current_avail_balance, { locale }),
        },
        ...(remark ? [remark] : []),
        { label: t('common.number'), value: shortId(order_no), copy: order_no },
      ]}
      link={link}
      action={
        <DownloadButton wide order={() => ({ what: 'receipt', format: 'pdf', txId: tx_id })}>
          {t('records.receipt')}
        </DownloadButton>
      }
    />
  )
}

/** Where a movement links to: its round with the proof, or its deposit. */
const useLink = ({ detailUrl, depositId }: Movement): DetailLink | undefined => {
  const t = useText('records')
  if (detailUrl !== null) {
    // A round's page is on the game server; a lottery order and a slip have theirs on the site.
    const outside = !detailUrl.startsWith('/')
    return { label: t(outside ? 'records.proof' : 'records.betProof'), href: detailUrl, outside }
  }
  if (depositId === null) return undefined
  const href = to.member('depositv2', { deposit: depositId })
  return { label: t('records.openDeposit'), href, outside: false }
}
