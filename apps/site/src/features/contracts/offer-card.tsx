import { useMutation } from '@tanstack/react-query'
import type { Contract, ContractOffer } from '@trevo/contract/wps/agents/contracts.ts'
import { formatRate } from '@trevo/i18n/format.ts'
import { Badge } from '@trevo/ui/badge.tsx'
import { Button } from '@trevo/ui/button.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import type { CallFailure } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { answerOffer, type OfferAnswer } from './answer-offer.ts'
import styles from './contracts.module.css'
import { TermNotes } from './term-notes.tsx'
import { TermsTable } from './terms-table.tsx'
import { useText } from '../../core/language/use-text.ts'

type Waiting = 'P' | 'E' | 'V'

const waitingOf = ({ status }: ContractOffer): Waiting =>
  status === 'E' || status === 'V' ? status : 'P'

/** The values for agreeing and refusing: an offer is accepted or rejected, an ending agreed to or not. */
const wordsOf = {
  P: { yes: 'A', no: 'R', yesLabel: 'accept', noLabel: 'reject' },
  E: { yes: 'A', no: 'R', yesLabel: 'accept', noLabel: 'reject' },
  V: { yes: 'C', no: 'A', yesLabel: 'end', noLabel: 'keep' },
} as const

const useAnswer = (offer: ContractOffer, onAnswered: () => unknown) => {
  const t = useText('contracts')
  return useMutation<Contract, CallFailure, OfferAnswer>({
    mutationFn: (answer) => answerOffer(offer, answer),
    onSuccess: (_, answer) => {
      const isKept = offer.status === 'V' && answer === 'A'
      showToast(t(isKept ? 'done.keep' : `done.${answer}`))
      return onAnswered()
    },
  })
}

/** One request with its terms, and the two answers to it (CONTRACT-1). */
export const OfferCard = ({
  offer,
  onAnswered,
}: {
  readonly offer: ContractOffer
  readonly onAnswered: () => unknown
}) => {
  const t = useText('contracts')
  const { locale } = useLanguage()
  const [isConfirming, setConfirming] = useState(false)
  const answer = useAnswer(offer, onAnswered)
  const waiting = waitingOf(offer)
  const words = wordsOf[waiting]
  const name = `${t(`type.${offer.contractType}`)} · ${t(`product.${offer.type}`)}`
  const lead = t(`lead.${waiting}`, {
    giver: offer.giver,
    rate: formatRate(offer.previousRate ?? '0.00', locale),
  })
  const agree = () => {
    if (offer.downlineHigherRate === 'Y') setConfirming(true)
    else answer.mutate(words.yes)
  }
  return (
    <article className={styles['card']} aria-label={name}>
      <div className={styles['cardHead']}>
        <h3>{name}</h3>
        <Badge look={waiting === 'V' ? 'hot' : 'new'}>{t(`new.${waiting}`)}</Badge>
      </div>
      <p>{lead}</p>
      {offer.period && (
        <p className={styles['fact']}>
          {t('common.period')}: <b>{t(`period.${offer.period}`)}</b>
        </p>
      )}
      <TermsTable contract={offer} />
      <TermNotes contract={offer} />
      <div role="alert">
        {answer.error && (
          <p className={styles['problem']}>{answer.error.message || t('state.network')}</p>
        )}
        {isConfirming && (
          <p className={styles['warning']}>{t(waiting === 'V' ? 'allEnd' : 'higherRate')}</p>
        )}
      </div>
      {isConfirming ? (
        <div className={styles['actions']}>
          <Button look="plain" onClick={() => setConfirming(false)}>
            {t('common.back')}
          </Button>
          <Button look="danger" busy={answer.isPending} onClick={() => answer.mutate(words.yes)}>
            {t(waiting === 'V' ? 'endAnyway' : 'acceptAnyway')}
          </Button>
        </div>
      ) : (
        <div className={styles['actions']}>
          <Button look="plain" busy={answer.isPending} onClick={() => answer.mutate(words.no)}>
            {t(words.noLabel)}
          </Button>
          <Button busy={answer.isPending} onClick={agree}>
            {t(words.yesLabel)}
          </Button>
        </div>
      )}
    </article>
  )
}
