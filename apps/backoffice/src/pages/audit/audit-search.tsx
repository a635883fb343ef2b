import type { FormEvent } from 'react'
import { useT } from '../../core/texts.tsx'
import styles from './audit.module.css'
import { auditRights, filterNames, type useAuditAddress } from './use-audit.ts'

const days = new Set<string>(['fromOn', 'toOn'])

/** Search by person, right, target, field and day. */
export const AuditSearch = ({ of }: { readonly of: ReturnType<typeof useAuditAddress> }) => {
  const t = useT()
  const { filter, isIgnored, change } = of
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = filterNames.map((name) => [name, String(data.get(name) ?? '').trim()])
    change({ ...Object.fromEntries(typed), row: '' })
  }
  const clear = () => change(Object.fromEntries([...filterNames, 'row'].map((name) => [name, ''])))
  return (
    <>
      {/* What the address says is in the fields again when it changes. */}
      <form key={JSON.stringify(filter)} className={styles['search']} onSubmit={search}>
        {filterNames.map((name) =>
          name === 'right' ? (
            <select
              key={name}
              name={name}
              aria-label={t('audit.filter.right')}
              defaultValue={filter.right ?? ''}
              onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            >
              <option value="">{t('audit.anyRight')}</option>
              {auditRights.map((right) => (
                <option key={right}>{right}</option>
              ))}
            </select>
          ) : days.has(name) ? (
            <label key={name} className={styles['day']}>
              <span className="o-muted">{t(`audit.filter.${name}`)}</span>
              <input name={name} type="date" defaultValue={filter[name] ?? ''} />
            </label>
          ) : (
            <input
              key={name}
              name={name}
              maxLength={name === 'operator' ? 64 : 80}
              aria-label={t(`audit.filter.${name}`)}
              placeholder={t(`audit.filter.${name}`)}
              defaultValue={filter[name] ?? ''}
            />
          ),
        )}
        <button type="submit" className="o-btn">
          {t('audit.search')} <kbd>↵</kbd>
        </button>
        {(Object.keys(filter).length > 0 || isIgnored) && (
          <button type="button" className="o-btn" onClick={clear}>
            {t('audit.clear')}
          </button>
        )}
      </form>
      {isIgnored && <p className={styles['ignored']}>{t('audit.ignored')}</p>}
    </>
  )
}
