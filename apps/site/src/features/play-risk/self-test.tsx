import { shareSelfTest, withdrawSelfTest } from '@trevo/api-client/endpoints.ts'
import type { OwnPlayRisk } from '@trevo/contract/wps/play-risk/play-risk.ts'
import {
  bandOf,
  scoreSelfTest,
  selfTestAnswers,
  selfTestQuestions,
  type SelfTestAnswer,
  type SelfTestQuestion,
} from '@trevo/contract/wps/play-risk/self-test.ts'
import { formatDate } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { useState } from 'react'
import { call } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import styles from './play-risk.module.css'
import { usePlayRiskAct } from './queries.ts'

type Answers = Readonly<Partial<Record<SelfTestQuestion, SelfTestAnswer>>>

/** Nine questions, answered in the browser alone; the result leaves it only when the member shares it. */
export const SelfTest = ({ shared }: { readonly shared: OwnPlayRisk['sharedTest'] }) => {
  const t = useText('how-i-play')
  const [answers, setAnswers] = useState<Answers>()
  const given = selfTestQuestions.flatMap((question) => answers?.[question] ?? [])
  return (
    <section className={styles['card']} aria-labelledby="play-test">
      <h2 id="play-test">{t('howIPlay.test')}</h2>
      <p>{t('howIPlay.testText')}</p>
      {shared && <Shared shared={shared} />}
      {answers ? (
        <>
          {selfTestQuestions.map((question, index) => (
            <Question
              key={question}
              question={question}
              number={index + 1}
              answer={answers[question]}
              onAnswer={(answer) => setAnswers({ ...answers, [question]: answer })}
            />
          ))}
          <div aria-live="polite">
            {given.length === selfTestQuestions.length && (
              <Result answers={given} onAgain={() => setAnswers({})} />
            )}
          </div>
        </>
      ) : (
        <span className={styles['ways']}>
          <Button look="plain" onClick={() => setAnswers({})}>
            {t('howIPlay.testStart')}
          </Button>
        </span>
      )}
      <p className={styles['note']}>{t('howIPlay.testSource')}</p>
    </section>
  )
}

const Question = ({
  question,
  number,
  answer,
  onAnswer,
}: {
  readonly question: SelfTestQuestion
  readonly number: number
  readonly answer: SelfTestAnswer | undefined
  readonly onAnswer: (answer: SelfTestAnswer) => void
}) => {
  const t = useText('how-i-play')
  return (
    <fieldset className={styles['question']}>
      <legend>
        <small>{t('howIPlay.question', { number, count: selfTestQuestions.length })}</small>
        {t(`howIPlay.q.${question}`)}
      </legend>
      {selfTestAnswers.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={question}
            checked={answer === one}
            onChange={() => onAnswer(one)}
          />
          {t(`howIPlay.a.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}

const Result = ({
  answers,
  onAgain,
}: {
  readonly answers: readonly SelfTestAnswer[]
  readonly onAgain: () => void
}) => {
  const t = useText('how-i-play')
  const { act, isBusy } = usePlayRiskAct()
  const score = scoreSelfTest(answers)
  const share = () => call(shareSelfTest, { body: { answers: [...answers] } })
  return (
    <div className={styles['result']}>
      <b>{t('howIPlay.result', { score })}</b>
      <p>{t(`howIPlay.band.${bandOf(score)}`)}</p>
      <p className={styles['note']}>{t('howIPlay.shareText')}</p>
      <span className={styles['ways']}>
        <Button look="plain" busy={isBusy} onClick={() => void act(share, t('howIPlay.sharedNow'))}>
          {t('howIPlay.share')}
        </Button>
        <Button look="plain" onClick={onAgain}>
          {t('howIPlay.again')}
        </Button>
      </span>
    </div>
  )
}

const Shared = ({ shared }: { readonly shared: NonNullable<OwnPlayRisk['sharedTest']> }) => {
  const t = useText('how-i-play')
  const { locale } = useLanguage()
  const { act, isBusy } = usePlayRiskAct()
  const date = formatDate(new Date(shared.at), locale)
  return (
    <div className={styles['result']}>
      <p>{t('howIPlay.shared', { score: shared.score, date })}</p>
      <span className={styles['ways']}>
        <Button
          look="plain"
          busy={isBusy}
          onClick={() =>
            void act(() => call(withdrawSelfTest, { body: {} }), t('howIPlay.withdrawn'))
          }
        >
          {t('howIPlay.withdraw')}
        </Button>
      </span>
    </div>
  )
}
