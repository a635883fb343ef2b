import { Check, CircleAlert } from 'lucide-react'
import { useT } from '../../../core/texts.tsx'
import styles from './editor.module.css'
import type { Editor } from './use-editor.ts'

/** What keeps the saved draft from being published, and what holds. */
export const CheckList = ({ editor: { draft, isDirty } }: { readonly editor: Editor }) => {
  const t = useT()
  if (!draft) return null
  const { faults, cost, needsBetBefore } = draft
  const isBounded = !faults.some(({ fault }) => fault === 'overBound')
  const held = [
    ...(needsBetBefore ? [t('promotions.check.law')] : []),
    ...(isBounded ? [t('promotions.check.bound')] : []),
    ...(cost ? [t('promotions.check.cost')] : []),
    t('promotions.check.second'),
  ]
  return (
    <div className={styles['fields']}>
      {isDirty && <p className="o-muted">{t('promotions.check.unsaved')}</p>}
      <ul className={styles['checks']}>
        {faults.map(({ fault, values }) => (
          <li key={`${fault}${JSON.stringify(values)}`} data-bad>
            <CircleAlert size={15} aria-hidden="true" />
            {t(`promotions.fault.${fault}`, values)}
          </li>
        ))}
        {!cost && (
          <li data-bad>
            <CircleAlert size={15} aria-hidden="true" />
            {t('promotions.check.noCost')}
          </li>
        )}
        {held.map((text) => (
          <li key={text}>
            <Check size={15} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
