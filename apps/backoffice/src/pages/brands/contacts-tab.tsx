import { changeBrandContacts } from '@trevo/api-client/ops-endpoints.ts'
import type { Facts } from '@trevo/contract/ops/approvals.ts'
import { BrandContacts } from '@trevo/contract/ops/company/brands.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Panel } from '../../parts/panel.tsx'
import styles from './brands.module.css'
import { ContactTables } from './contact-tables.tsx'
import { useBrand, useChangeBrand } from './use-brand.ts'

/** A list as facts, one for each entry. */
const factsOf = ({ contacts, links }: BrandContacts): Facts =>
  Object.fromEntries([
    ...contacts.map(({ position, kind, titles, path }) => [
      `${position} ${kind}`,
      `${[titles.PT, titles.EN].filter(Boolean).join(' / ')} → ${path}`,
    ]),
    ...links.map(({ kind, label, url }) => [kind, `${label} → ${url}`]),
  ])

type ActsProps = {
  readonly value: BrandContacts
  readonly isReadOnly: boolean
  readonly isEdited: boolean
  readonly isValid: boolean
  readonly onChange: (value: BrandContacts) => void
  readonly onSave: () => void
}

const emptyContact = { position: 'ALL', kind: '', titles: {}, path: '' }
const emptyLink = { kind: '', url: '', label: '' }

const Acts = ({ value, isReadOnly, isEdited, isValid, onChange, onSave }: ActsProps) => {
  const t = useT()
  if (isReadOnly) return <p className="o-muted">{needs(t, 'brands.change')}</p>
  return (
    <div className={styles['acts']}>
      {isEdited && !isValid && (
        <span role="alert" className={styles['error']}>
          {t('brands.invalid')}
        </span>
      )}
      <button
        type="button"
        className="o-btn"
        onClick={() => onChange({ ...value, contacts: [...value.contacts, emptyContact] })}
      >
        {t('word.add')}: {t('brands.tab.contacts')}
      </button>
      <button
        type="button"
        className="o-btn"
        onClick={() => onChange({ ...value, links: [...value.links, emptyLink] })}
      >
        {t('word.add')}: {t('brands.contacts.url')}
      </button>
      <button
        type="button"
        className="o-btn o-go"
        aria-disabled={!isEdited || !isValid}
        onClick={() => {
          if (isEdited && isValid) onSave()
        }}
      >
        {t('brands.contacts.save')}
      </button>
    </div>
  )
}

/** Where members reach the brand, and its links. */
export const ContactsTab = () => {
  const t = useT()
  const { contacts, links } = useBrand()
  const before = { contacts, links }
  const isReadOnly = useRight('brands.change') === undefined
  const { refresh } = useChangeBrand()
  const [edited, setEdited] = useState<BrandContacts>()
  const [isAsking, setAsking] = useState(false)
  const value = edited ?? before
  const parsed = BrandContacts.safeParse(value)
  return (
    <Panel title={t('brands.tab.contacts')}>
      <div className={styles['form']}>
        <ContactTables value={value} isReadOnly={isReadOnly} onChange={setEdited} />
        <Acts
          value={value}
          isReadOnly={isReadOnly}
          isEdited={edited !== undefined}
          isValid={parsed.success}
          onChange={setEdited}
          onSave={() => setAsking(true)}
        />
        {isAsking && (
          <ActDialog
            title={t('brands.tab.contacts')}
            draft="brand contacts"
            confirm={t('brands.contacts.save')}
            change={{ before: factsOf(before), after: factsOf(value) }}
            done={t('brands.contacts.saved')}
            onConfirm={async ({ reason }) => {
              const body = { before, after: value, reason }
              const answer = await call(changeBrandContacts, { body })
              await refresh()
              if (answer.ok) setEdited(undefined)
              return answer
            }}
            onClose={() => setAsking(false)}
          />
        )}
      </div>
    </Panel>
  )
}
