import { useQuery } from '@tanstack/react-query'
import {
  indefiniteDaysMin,
  type Exclusion,
  type ExclusionTerm,
} from '@trevo/contract/wps/security/exclusion.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { PauseCircle } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../../core/language/language.tsx'
import { openPopup } from '../../../core/popups/popups.ts'
import { to } from '../../../core/router/to.ts'
import { PartState } from '../common/part-state.tsx'
import { exclusionQuery } from '../common/queries.ts'
import { useSecurityText } from '../common/use-security-text.ts'
import form from '../forms/form.module.css'
import styles from './exclusion.module.css'

/** A break from play: what lasts, which may be chosen, and what it means; asked first. */
export const ExclusionPart = () => {
  const t = useSecurityText()
  const query = useQuery(exclusionQuery())
  const { data: exclusion } = query
  return (
    <>
      <h2>{t('exclusion.title')}</h2>
      <p className={form['lead']}>{t('exclusion.lead')}</p>
      {exclusion ? (
        <>
          {exclusion.running && <Running running={exclusion.running} />}
          {exclusion.choices.length > 0 && (
            // What was chosen has begun: a longer one is chosen anew.
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

const Running = ({ running }: { readonly running: NonNullable<Exclusion['running']> }) => {
  const t = useSecurityText()
  const { locale } = useLanguage()
  const { endsAt } = running
  return (
    <section className={styles['running']} role="status">
      <PauseCircle size={24} aria-hidden="true" />
      <div>
        <b>
          {endsAt === null
            ? t('exclusion.runningForever')
            : t('exclusion.running', { date: formatDateTime(new Date(endsAt), locale) })}
        </b>
        <p>{t('exclusion.runningText')}</p>
        {endsAt === null && <p>{t('exclusion.liftText', { days: indefiniteDaysMin })}</p>}
        <Link to={to.member('withdraw')} className={buttonClass('plain')}>
          {t('exclusion.withdraw')}
        </Link>
      </div>
    </section>
  )
}

const Choice = ({
  choices,
  isLonger,
}: {
  readonly choices: Exclusion['choices']
  readonly isLonger: boolean
}) => {
  const t = useSecurityText()
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
                  : t('exclusion.until', { date: formatDateTime(new Date(choice.endsAt), locale) })}
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
          {t('exclusion.next')}
        </Button>
      )}
    </>
  )
}

const meanings = ['play', 'deposit', 'rewards', 'lottery', 'stays'] as const

const Meaning = () => {
  const t = useSecurityText()
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
