import type { Adjustment, LedgerTransfer } from '@trevo/contract/ops/ledger/ledger.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatAmount, formatSigned, formatToTheMillisecond } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { EvidenceFiles } from '../../parts/files/evidence-files.tsx'
import { FactList, RecordHead } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { nameHouse } from './name-house.ts'
import { nameMovement } from './name-kind.ts'
import { transferQuery, type LedgerAddress } from './use-ledger.ts'
import styles from './ledger.module.css'

type Leg = LedgerTransfer['legs'][number]

const Side = ({ leg }: { readonly leg: Leg }) => {
  const t = useT()
  if (leg.house !== null) {
    return (
      <Link to={`/ledger?tab=houses&house=${encodeURIComponent(leg.house)}`}>
        {nameHouse(t, leg.house)}
      </Link>
    )
  }
  return (
    <>
      <Link to={`/ledger?member=${leg.memberId}`}>{leg.username || leg.memberId}</Link>
      {leg.part === 'held' && <span className="o-muted"> {t('ledger.held')}</span>}
    </>
  )
}

/** Both sides, and a sum that closes. */
const Sides = ({ transfer }: { readonly transfer: LedgerTransfer }) => {
  const t = useT()
  return (
    <table className="o-table">
      <thead>
        <tr>
          <th scope="col">{t('ledger.account')}</th>
          <th scope="col" className="o-number">
            {t('word.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {transfer.legs.map((leg) => (
          <tr key={`${leg.memberId} ${leg.part} ${leg.house}`}>
            <td>
              <Side leg={leg} />
            </td>
            <td className="o-number">{formatSigned(leg.amount)}</td>
          </tr>
        ))}
        <tr className={styles['sum']}>
          <td>{t('word.total')}</td>
          <td className="o-number">0,00</td>
        </tr>
      </tbody>
    </table>
  )
}

const Facts = ({ transfer }: { readonly transfer: LedgerTransfer }) => {
  const t = useT()
  return (
    <FactList
      items={[
        { label: t('word.when'), value: formatToTheMillisecond(transfer.at) },
        { label: t('word.kind'), value: transfer.kind },
        { label: t('ledger.source'), value: transfer.source },
        { label: t('ledger.ownId'), value: <code>{transfer.ownId}</code> },
        ...(transfer.balanceAfter === null
          ? []
          : [{ label: t('ledger.balanceAfter'), value: formatAmount(transfer.balanceAfter) }]),
        ...Object.entries(transfer.reference).map(([key, value]) => ({ label: key, value })),
      ]}
    />
  )
}

/** Who adjusted the balance and what shows that it was right. */
const AdjustmentFacts = ({ adjustment }: { readonly adjustment: Adjustment }) => {
  const t = useT()
  return (
    <>
      <FactList
        items={[
          { label: t('ledger.cause'), value: t(`ledger.cause.${adjustment.cause}`) },
          { label: t('ledger.evidence'), value: adjustment.evidence },
          { label: t('word.reason'), value: adjustment.reason },
          { label: t('ledger.asked'), value: adjustment.asked },
          { label: t('ledger.decided'), value: adjustment.decided },
        ]}
      />
      <EvidenceFiles files={adjustment.files} />
    </>
  )
}

/** A movement with its sides, its reference, and what undoes it. */
export const TransferPanel = ({
  transferId,
  of,
  onClose,
}: {
  readonly transferId: string
  readonly of: LedgerAddress
  readonly onClose: () => void
}) => {
  const t = useT()
  const { data, error } = useQuery(transferQuery(transferId))
  return (
    <>
      <RecordHead
        title={data ? nameMovement(t, data.transfer) : t('ledger.movement')}
        note={transferId}
        onClose={onClose}
      />
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <PartLoading />}
      {data && (
        <>
          <Sides transfer={data.transfer} />
          <Facts transfer={data.transfer} />
          {data.adjustment && <AdjustmentFacts adjustment={data.adjustment} />}
          {data.related.map((one) => (
            <p key={one.transferId} className={styles['related']}>
              <button
                type="button"
                className="o-link"
                onClick={() => of.change({ transfer: one.transferId })}
              >
                {t(
                  data.transfer.reverses === one.transferId
                    ? 'ledger.reverses'
                    : 'ledger.reversedBy',
                  {
                    id: one.transferId,
                  },
                )}
              </button>
            </p>
          ))}
        </>
      )}
    </>
  )
}
