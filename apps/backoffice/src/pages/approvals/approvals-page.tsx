import { ArrowLeft } from 'lucide-react'
import { useT } from '../../core/texts.tsx'
import split from '../../parts/split-page.module.css'
import { PartLoading } from '../../shell/page-states.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { RequestList } from './request-list.tsx'
import { RequestView } from './request-view.tsx'
import { useApprovals } from './use-approvals.ts'
import { useDecision } from './use-decision.ts'

type Parts = {
  readonly page: ReturnType<typeof useApprovals>
  readonly decision: ReturnType<typeof useDecision>
}

const Opened = ({ page: { requestId, opened, works }, decision }: Parts) => {
  if (requestId === undefined) return null
  if (opened.isPending) return <PartLoading />
  if (opened.isError) {
    return (
      <p role="alert" className={split['empty']}>
        {opened.error.message}
      </p>
    )
  }
  return (
    <>
      <RequestView request={opened.data} work={works.get(requestId)} />
      <DecisionBar request={opened.data} decision={decision} />
    </>
  )
}

/** Requests left, old beside new right, the decision below; the next one opens by itself. */
export const ApprovalsPage = () => {
  const t = useT()
  const page = useApprovals()
  const decision = useDecision(page)
  const { requestId, rows, here, open } = page
  const { notice } = decision
  return (
    <div className={`${split['page']} ${split['wide']}`} data-open={requestId !== undefined}>
      <RequestList page={page} />
      <section className={split['case']}>
        <div className={split['back']}>
          <button
            type="button"
            aria-label={t('approvals.backToList')}
            onClick={() => open(undefined)}
          >
            <ArrowLeft size={20} />
          </button>
          <h1 className="visually-hidden">{t('office.approvals')}</h1>
          {here >= 0 && t('approvals.place', { place: here + 1, count: rows.length })}
        </div>
        <div role="status" className={split['results']}>
          {notice && <p className={split[notice.isTaken ? 'taken' : 'refused']}>{notice.text}</p>}
        </div>
        <Opened page={page} decision={decision} />
      </section>
    </div>
  )
}
