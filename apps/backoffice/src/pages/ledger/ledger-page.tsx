import { Link } from 'react-router'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { Adjustments } from './adjustments.tsx'
import { Holds } from './holds.tsx'
import { Houses } from './houses.tsx'
import { Movements, MovementSearch } from './movements.tsx'
import { Proofs } from './proofs.tsx'
import { TransferPanel } from './transfer-panel.tsx'
import { tabs, useLedgerAddress } from './use-ledger.ts'

/** The ledger: movements from both sides, what is held, adjustments, houses, proofs. */
export const LedgerPage = () => {
  const t = useT()
  const of = useLedgerAddress()
  const mayAdjust = useRight('ledger.adjust') !== undefined
  const { tab, transfer, change } = of
  return (
    <Page
      title={t('office.ledger')}
      aside={
        mayAdjust ? (
          <Link
            to={of.member ? `/ledger/adjust?member=${of.member}` : '/ledger/adjust'}
            className="o-btn"
          >
            {t('ledger.adjust')}
          </Link>
        ) : (
          <span className="o-muted">{needs(t, 'ledger.adjust')}</span>
        )
      }
      hasViews
      isTable={tab !== 'houses' && tab !== 'proofs'}
      bar={
        <>
          <Tabs
            label={t('ledger.which')}
            tabs={tabs.map((value) => ({ value, text: t(`ledger.tab.${value}`) }))}
            value={tab}
            onChange={(value) =>
              change({ tab: value === 'movements' ? '' : value, transfer: '', house: '' })
            }
          />
          {tab === 'movements' && <MovementSearch of={of} />}
        </>
      }
      panel={
        transfer !== undefined && (
          <TransferPanel transferId={transfer} of={of} onClose={() => change({ transfer: '' })} />
        )
      }
    >
      {tab === 'movements' && <Movements of={of} />}
      {tab === 'holds' && <Holds of={of} />}
      {tab === 'adjustments' && <Adjustments of={of} />}
      {tab === 'houses' && <Houses of={of} />}
      {tab === 'proofs' && <Proofs />}
    </Page>
  )
}
