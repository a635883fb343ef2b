import { Plus } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { useAskedAct } from '../../core/use-asked-act.ts'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { DraftTable } from './draft-table.tsx'
import { EntryPanel } from './entry-panel.tsx'
import { EntrySearch, EntryTable } from './entry-table.tsx'
import { PhaseChoice, PromotionTable } from './promotion-table.tsx'
import { PromotionPanel } from './promotion-panel.tsx'
import { useBeginDraft } from './use-begin-draft.ts'
import { tabs, usePromotionsAddress } from './use-promotions.ts'

/** Promotions that run or ran, what waits for a decision, and what is in writing. */
export const PromotionsPage = () => {
  const t = useT()
  const of = usePromotionsAddress()
  const navigate = useNavigate()
  const mayChange = useRight('promotions.change') !== undefined
  const { begin, error } = useBeginDraft((id) => void navigate(`/promotions/drafts/${id}`))
  useAskedAct('newPromotion', () => {
    if (mayChange) void begin(null)
  })
  const { tab, row, entry, change } = of
  const close = () => change({ row: '', entry: '' })
  return (
    <Page
      title={t('office.promotions')}
      note={error && <span role="alert">{error}</span>}
      aside={
        <>
          <Link to="/members/segments" className="o-btn">
            {t('segments.title')}
          </Link>
          <button
            type="button"
            className="o-btn o-go"
            aria-disabled={!mayChange}
            title={mayChange ? undefined : needs(t, 'promotions.change')}
            onClick={() => {
              if (mayChange) void begin(null)
            }}
          >
            <Plus size={15} aria-hidden="true" /> {t('promotions.new')}
          </button>
        </>
      }
      isTable
      bar={
        <>
          <Tabs
            label={t('promotions.which')}
            tabs={tabs.map((value) => ({ value, text: t(`promotions.tab.${value}`) }))}
            value={tab}
            onChange={(value) => change({ tab: value === 'list' ? '' : value, row: '', entry: '' })}
          />
          {tab === 'list' && <PhaseChoice of={of} />}
          {tab === 'entries' && <EntrySearch of={of} />}
        </>
      }
      panel={
        (tab === 'list' && row && <PromotionPanel promotionId={row} onClose={close} />) ||
        (tab === 'entries' && entry && <EntryPanel of={of} entryId={entry} onClose={close} />)
      }
    >
      {tab === 'list' && <PromotionTable of={of} />}
      {tab === 'entries' && <EntryTable of={of} />}
      {tab === 'drafts' && <DraftTable />}
    </Page>
  )
}
