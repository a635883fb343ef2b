import type { Match } from '@trevo/contract/wps/sports/matches.ts'
import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { Field } from '@trevo/ui/field.tsx'
import { Mic, MicOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import { to } from '../../core/router/to.ts'
import { marketName, pickName } from '../../entities/sports/market-words.ts'
import { useWriteOdds } from '../../entities/sports/odds-format.ts'
import styles from './bet-sentence.module.css'
import { canListen, listen, type SpeechFailure } from './speech.ts'
import { useSentence, type Outcome } from './use-sentence.ts'

const pairOf = ({ home, away }: Match): string => `${home.name} × ${away.name}`

const useOutcomeText = () => {
  const t = useText('sports')
  const write = useWriteOdds()
  const sign = useLanguage().locale === 'pt-BR' ? ',' : '.'
  return (outcome: Outcome): string => {
    switch (outcome.kind) {
      case 'onSlip': {
        const { match, pick } = outcome
        const names = { sport: match.sport, home: match.home.name, away: match.away.name }
        return t('sports.sentence.onSlip', {
          pick: `${marketName(pick.market, match.sport, t)}: ${pickName(pick.market, pick.selection, names, t, sign)}`,
          match: pairOf(match),
          odds: write(pick.odds),
        })
      }
      case 'closed': {
        const { match, market } = outcome
        return t('sports.sentence.closed', {
          market: marketName(market, match.sport, t),
          match: pairOf(match),
        })
      }
      case 'noChoice':
        return t('sports.sentence.noChoice', { match: pairOf(outcome.match) })
      default:
        return t(`sports.sentence.${outcome.kind}`)
    }
  }
}

/** Listening for a sentence; ends with the page. */
const useSpeech = (onText: (text: string) => void, onSentence: (text: string) => void) => {
  const { locale } = useLanguage()
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<'off' | 'on' | 'remote' | SpeechFailure>('off')
  useEffect(() => () => running.current?.abort(), [])
  const isOn = state === 'on' || state === 'remote'
  const start = async (): Promise<void> => {
    const control = new AbortController()
    running.current = control
    setState('on')
    const listener = { onHeard: onText, onRemote: () => setState('remote') }
    const heard = await listen(locale, listener, control.signal)
    if (!heard) return
    if ('failure' in heard) return setState(heard.failure)
    setState('off')
    onSentence(heard.text)
  }
  const stop = (): void => {
    running.current?.abort()
    setState('off')
  }
  return { state, isOn, toggle: () => (isOn ? stop() : void start()) }
}

/** The answer to a sentence, and what can be done next. */
const Answer = ({
  outcome,
  onChoose,
}: {
  readonly outcome: Outcome
  readonly onChoose: (match: Match) => void
}) => {
  const t = useText('sports')
  const textOf = useOutcomeText()
  return (
    <>
      <p data-good={outcome.kind === 'onSlip' || undefined}>{textOf(outcome)}</p>
      {outcome.kind === 'whichMatch' && (
        <div className={styles['choices']}>
          {outcome.matches.map((match) => (
            <Button key={match.matchId} look="plain" onClick={() => onChoose(match)}>
              {pairOf(match)}
            </Button>
          ))}
        </div>
      )}
      {(outcome.kind === 'noChoice' || outcome.kind === 'closed') && (
        <Link
          className={buttonClass('plain')}
          to={to.match(outcome.match.sport, outcome.match.matchId)}
        >
          {t('sports.open', { home: outcome.match.home.name, away: outcome.match.away.name })}
        </Link>
      )}
    </>
  )
}

/** A bet in one's own words, typed or spoken: it is put on the slip, where it is confirmed. */
export const BetSentence = ({ matches }: { readonly matches: readonly Match[] }) => {
  const t = useText('sports')
  const [text, setText] = useState('')
  const { outcome, isReading, read, forget } = useSentence(matches)
  const speech = useSpeech(setText, (sentence) => void read(sentence))
  const change = (next: string): void => {
    setText(next)
    forget()
  }
  return (
    <section className={styles['sentence']} aria-label={t('sports.sentence.title')}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') void read(text)
        }}
      >
        <Field
          label={t('sports.sentence.title')}
          placeholder={t('sports.sentence.example')}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onChange={({ target }) => change(target.value)}
        />
        {canListen() && (
          <Button
            look="plain"
            aria-pressed={speech.isOn}
            aria-label={t(speech.isOn ? 'sports.sentence.stop' : 'sports.sentence.speak')}
            onClick={speech.toggle}
          >
            {speech.isOn ? <MicOff size={20} /> : <Mic size={20} />}
          </Button>
        )}
        <Button type="submit" busy={isReading}>
          {t('sports.sentence.toSlip')}
        </Button>
      </form>
      <div className={styles['answer']} role="status">
        {speech.isOn && <p>{t('sports.sentence.listening')}</p>}
        {speech.state === 'remote' && <p>{t('sports.sentence.remote')}</p>}
        {(speech.state === 'refused' || speech.state === 'unheard') && (
          <p>{t(`sports.sentence.${speech.state}`)}</p>
        )}
        {outcome && !speech.isOn && (
          <Answer outcome={outcome} onChoose={(match) => void read(text, [match])} />
        )}
      </div>
    </section>
  )
}
