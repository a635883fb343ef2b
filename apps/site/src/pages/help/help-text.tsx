import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import { useLanguage } from '../../language/language.tsx'
import styles from '../page.module.css'

const subjects: readonly {
  readonly anchor: string
  readonly title: MessageKey
  readonly texts: readonly MessageKey[]
}[] = [
  { anchor: 'deposit', title: 'help.depositTitle', texts: ['help.depositText'] },
  { anchor: 'fair', title: 'help.fairTitle', texts: ['help.fairText'] },
  { anchor: 'age', title: 'help.ageTitle', texts: ['help.ageText'] },
  { anchor: 'limits', title: 'help.limitTitle', texts: ['help.limitText'] },
  { anchor: 'term', title: 'page.terms', texts: ['help.terms1', 'help.terms2', 'help.terms3'] },
]

/** The subjects of help; the popup shows the same. */
export const HelpText = () => {
  const { t } = useLanguage()
  return (
    <div className={styles['prose']}>
      {subjects.map((subject) => (
        <section key={subject.anchor} id={subject.anchor}>
          <h2>{t(subject.title)}</h2>
          {subject.texts.map((text) => (
            <p key={text}>{t(text)}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
