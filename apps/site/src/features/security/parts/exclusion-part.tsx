import { useQuery } from '@tanstack/react-query'
import {
  exclusionKinds,
  indefiniteDaysMin,
  type Exclusion,
  type ExclusionKind,
  type ExclusionTerm,
} from '@trevo/contract/wps/security/exclusion.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { useId, useState } from 'react'
import { useLanguage } from '../../../core/language/language.tsx'
import { openPopup } from '../../../core/popups/popups.ts'
import { PartState } from '../common/part-state.tsx'
import { exclusionQuery } from '../common/queries.ts'
import { useText } from '../../../core/language/use-text.ts'
import form from '../forms/form.module.css'
import styles from './exclusion.module.css'
import RunningExclusion from './running-exclusion.tsx'

/** Pause and self-exclusion: the one in force, which can be chosen, and what each does; confirmed first. */
export const ExclusionPart = () => {
  const t = useText('security')
  const query = useQuery(exclusionQuery())
  const { data: exclusion } = query
  if (!exclusion) return <PartState query={query} height={360} />
  const { running, choices } = exclusion
  return (
    <div className={styles['part']}>
      <p className={form['lead']}>{t('exclusion.lead')}</p>
      {running && <RunningExclusion {...running} />}
      {exclusionKinds.map((kind) => {
        const own = choices.filter((choice) => choice.kind === kind)
        // The chosen exclusion has started; a longer one is a new choice.
        return (
          own.length > 0 && <Choice key={`${kind} ${running?.beganAt}`} kind={kind} choices={own} />
        )
      })}
    </div>
  )
}

const Choice = ({
  kind,
  choices,
}: {
  readonly kind: ExclusionKind
  readonly choices: Exclusion['choices']
}) => {
  const t = useText('security')
  const { locale } = useLanguage()
  const [term, setTerm] = useState<ExclusionTerm>()
  const chosen = choices.find((choice) => choice.term === term)
  const titleId = useId()
  return (
    <section className={styles['kind']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t(`exclusion.kind.${kind}`)}</h2>
      <ul className={styles['meaning']}>
        {meanings[kind].map((meaning) => (
          <li key={meaning}>{t(`exclusion.means.${meaning}`)}</li>
        ))}
      </ul>
      <fieldset className={styles['choices']}>
        <legend>{t('exclusion.choose')}</legend>
        {choices.map((choice) => (
          <label key={choice.term} className={styles['choice']}>
            <input
              type="radio"
              name={kind}
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
      {chosen && (
        <Button
          size="large"
          wide
          onClick={() => openPopup('security', { form: { name: 'exclusion', ...chosen } })}
        >
          {t('common.continue')}
        </Button>
      )}
    </section>
  )
}

const meanings = {
  pause: ['play', 'deposit', 'rewards', 'lottery', 'everywhere', 'stays'],
  exclusion: ['all', 'lottery', 'everywhere', 'money', 'closed'],
} as const
