import { useQuery } from '@tanstack/react-query'
import {
  indefiniteDaysMin,
  type Exclusion,
  type ExclusionTerm,
} from '@trevo/contract/wps/security/exclusion.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { useState } from 'react'
import { useLanguage } from '../../../core/language/language.tsx'
import { openPopup } from '../../../core/popups/popups.ts'
import { PartState } from '../common/part-state.tsx'
import { exclusionQuery } from '../common/queries.ts'
import { useText } from '../../../core/language/use-text.ts'
import form from '../forms/form.module.css'
import styles from './exclusion.module.css'
import RunningExclusion from './running-exclusion.tsx'

/** A break from play: the one in force, which ones can be chosen, and their consequences; confirmed first. */
export const ExclusionPart = () => {
  const t = useText('security')
  const query = useQuery(exclusionQuery())
  const { data: exclusion } = query
  return (
    <>
      <h2>{t('exclusion')}</h2>
      <p className={form['lead']}>{t('exclusion.lead')}</p>
      {exclusion ? (
        <>
          {exclusion.running && <RunningExclusion endsAt={exclusion.running.endsAt} />}
          {exclusion.choices.length > 0 && (
            // The chosen exclusion has started; a longer one is a new choice.
            <Choice
              key={exclusion.running?.beganAt}
              choices={exclusion.choices}
              isLonger={exclusion.running !== null}
            />
          )}
        </>
      ) : (
        <PartState query={query} height={360} />
      )}
    </>
  )
}

const Choice = ({
  choices,
  isLonger,
}: {
  readonly choices: Exclusion['choices']
  readonly isLonger: boolean
}) => {
  const t = useText('security')
  const { locale } = useLanguage()
  const [term, setTerm] = useState<ExclusionTerm>()
  const chosen = choices.find((choice) => choice.term === term)
  return (
    <>
      <fieldset className={styles['choices']}>
        <legend>{t(isLonger ? 'exclusion.longer' : 'exclusion.choose')}</legend>
        {choices.map((choice) => (
          <label key={choice.term} className={styles['choice']}>
            <input
              type="radio"
              name="term"
              value={choice.term}
              checked={choice.term === term}
              onChange={() => setTerm(choice.term)}
            />
            <span>
              {t(`exclusion.term.${choice.term}`)}
              <small>
                {choice.endsAt === null
                  ? t('exclusion.untilLifted', { days: indefiniteDaysMin })
                  : t('common.untilDate', {
                      date: formatDateTime(new Date(choice.endsAt), locale),
                    })}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      <Meaning />
      {chosen && (
        <Button
          size="large"
          wide
          onClick={() => openPopup('security', { form: { name: 'exclusion', ...chosen } })}
        >
          {t('common.continue')}
        </Button>
      )}
    </>
  )
}

const meanings = ['play', 'deposit', 'rewards', 'lottery', 'stays'] as const

const Meaning = () => {
  const t = useText('security')
  return (
    <section className={styles['meaning']}>
      <h3>{t('exclusion.meansTitle')}</h3>
      <ul>
        {meanings.map((meaning) => (
          <li key={meaning}>{t(`exclusion.means.${meaning}`)}</li>
        ))}
      </ul>
    </section>
  )
}
