import { acceptProposedLimit, declineProposedLimit } from '@trevo/api-client/endpoints.ts'
import type { LimitProposal } from '@trevo/contract/wps/play-risk/play-risk.ts'
import { Button } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { call } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import styles from './play-risk.module.css'
import { usePlayRiskAct } from './queries.ts'

/** A lower limit that the member takes with one press. */
export const ProposalCard = ({ proposal }: { readonly proposal: LimitProposal }) => {
  const t = useText('how-i-play')
  const { locale } = useLanguage()
  const { act, isBusy } = usePlayRiskAct()
  const { proposalId } = proposal
  const value = formatAmount(proposal.value, { locale })
  const body = { proposalId }
  return (
    <section className={styles['proposal']} aria-labelledby="play-proposal">
      <h2 id="play-proposal">{t('howIPlay.proposal')}</h2>
      <p>{t('howIPlay.proposalText', { value })}</p>
      <span className={styles['ways']}>
        <Button
          busy={isBusy}
          onClick={() =>
            void act(() => call(acceptProposedLimit, { body }), t('howIPlay.accepted'))
          }
        >
          {t('howIPlay.accept', { value })}
        </Button>
        <Button
          look="plain"
          busy={isBusy}
          onClick={() =>
            void act(() => call(declineProposedLimit, { body }), t('howIPlay.declined'))
          }
        >
          {t('howIPlay.decline')}
        </Button>
      </span>
    </section>
  )
}
