import { formatMoment } from '../../core/format.ts'
import { usePreferences } from '../../core/preferences.ts'
import { useT } from '../../core/texts.tsx'
import styles from './brands.module.css'
import { instantOf, textOf, type FormValues } from '../../core/form-values.ts'
import { SectionForm } from './section-form.tsx'
import { availability } from './section-specs.ts'

const Preview = ({ values }: { readonly values: FormValues }) => {
  const t = useT()
  const endsAt = instantOf(textOf(values, 'endsAt'))
  const { language } = usePreferences()
  // The text of the operator's language first, as in the form.
  const order = language === 'EN' ? (['EN', 'PT'] as const) : (['PT', 'EN'] as const)
  return (
    <div className={styles['previews']}>
      <h3>{t('brands.preview')}</h3>
      {order.map((code) => (
        <div key={code} lang={code === 'PT' ? 'pt-BR' : 'en'} className={styles['notice']}>
          <b>{textOf(values, `title${code}`) || t('brands.general')}</b>
          <p>{textOf(values, `text${code}`)}</p>
          {endsAt && <p className="o-muted">{t('brands.back', { when: formatMoment(endsAt) })}</p>}
        </div>
      ))}
    </div>
  )
}

/** Maintenance with its text in both languages, beside what visitors read. */
export const AvailabilityTab = () => (
  <SectionForm spec={availability} aside={(values) => <Preview values={values} />} />
)
