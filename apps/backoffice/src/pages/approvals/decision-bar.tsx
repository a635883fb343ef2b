import type { ChangeRequestDetail } from '@trevo/contract/ops/approvals.ts'
import { needs } from '../../core/names/needs.ts'
import { useT, type T } from '../../core/texts.tsx'
import bar from '../../parts/act-bar.module.css'
import { EnterKey } from '../../parts/enter-key.tsx'
import styles from './approvals.module.css'
import { isBaseSame } from './use-approvals.ts'
import type { useDecision } from './use-decision.ts'

type Props = {
  readonly request: ChangeRequestDetail
  readonly decision: ReturnType<typeof useDecision>
}

/** Why one may not approve, beside the button that stays visible. */
const noteOf = (t: T, request: ChangeRequestDetail): string => {
  if (!request.mayDecide) return needs(t, request.right)
  if (request.isBlind) return t('approvals.blindNote')
  return isBaseSame(request) ? '' : t('approvals.movedNote')
}

const Reason = ({ decision }: Pick<Props, 'decision'>) => {
  const t = useT()
  const { reason, change, field, decide, setMode } = decision
  return (
    <textarea
      ref={field}
      rows={1}
      maxLength={200}
      aria-label={t('approvals.reason')}
      placeholder={t('approvals.reason')}
      className={styles['reason']}
      value={reason}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setMode(false)
        if (event.key !== 'Enter' || event.shiftKey) return
        event.preventDefault()
        if (decision.isRefusing) void decide('refuse')
      }}
    />
  )
}

const Deciding = ({ request, decision }: Props) => {
  const t = useT()
  const { isRefusing, setMode, isAllowed, decide } = decision
  const note = noteOf(t, request)
  if (isRefusing) {
    return (
      <>
        <button type="button" className="o-btn" onClick={() => setMode(false)}>
          {t('payouts.backToApprove')} <kbd>Esc</kbd>
        </button>
        <button
          type="button"
          className={`o-btn o-no ${bar['act']}`}
          aria-disabled={!isAllowed('refuse')}
          onClick={() => void decide('refuse')}
        >
          {t('approvals.refuseNow')} <EnterKey />
        </button>
      </>
    )
  }
  return (
    <>
      {note !== '' && <span className={bar['note']}>{note}</span>}
      <button
        type="button"
        className="o-btn o-no"
        aria-disabled={!isAllowed('refuse')}
        onClick={() => isAllowed('refuse') && setMode(true)}
      >
        {t('payouts.refuse')} <kbd>R</kbd>
      </button>
      <button
        type="button"
        className={`o-btn o-go ${bar['act']}`}
        aria-disabled={!isAllowed('approve')}
        onClick={() => void decide('approve')}
      >
        {t('approvals.approve')} <kbd>A</kbd>
      </button>
    </>
  )
}

/** The second yes or no; one's own request can be taken back instead. */
export const DecisionBar = ({ request, decision }: Props) => {
  const t = useT()
  if (request.state !== 'waiting') return null
  return (
    <footer className={bar['bar']}>
      {request.isOwn ? (
        <>
          <span className={bar['note']}>{t('approvals.may.own')}</span>
          <button
            type="button"
            className="o-btn o-no"
            aria-disabled={!decision.isAllowed('withdraw')}
            onClick={() => void decision.decide('withdraw')}
          >
            {t('approvals.withdraw')} <kbd>W</kbd>
          </button>
        </>
      ) : (
        <>
          <Reason decision={decision} />
          <Deciding request={request} decision={decision} />
        </>
      )}
    </footer>
  )
}
