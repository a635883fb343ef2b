import type { HelpContactEntry } from '@trevo/contract/ops/conduct/help-contacts.ts'
import { languageCodes } from '@trevo/languages/languages.ts'
import { usePreferences } from '../../core/preferences.ts'
import { useT } from '../../core/texts.tsx'
import { EditedRows } from '../../parts/order-list.tsx'
import { LongInput, TextInput } from '../../parts/inputs.tsx'
import styles from './content.module.css'

type Contacts = readonly HelpContactEntry[]

/** The fields of one help contact. */
export const ContactEditor = ({
  contact,
  onChange,
  onRemove,
}: {
  readonly contact: HelpContactEntry
  readonly onChange: (contact: HelpContactEntry) => void
  readonly onRemove: () => void
}) => {
  const t = useT()
  const { code, names, abouts, phone, url } = contact
  const orNull = (text: string) => (text === '' ? null : text)
  return (
    <div className={styles['contact']}>
      <TextInput
        label={t('content.contacts.code')}
        hint={t('content.contacts.codeHint')}
        value={code}
        max={31}
        onChange={(text) => onChange({ ...contact, code: text })}
      />
      <TextInput
        label={t('content.contacts.phone')}
        value={phone ?? ''}
        max={20}
        onChange={(text) => onChange({ ...contact, phone: orNull(text) })}
      />
      <TextInput
        label={t('content.contacts.url')}
        hint="https://"
        value={url ?? ''}
        max={200}
        onChange={(text) => onChange({ ...contact, url: orNull(text) })}
      />
      {languageCodes.map((language) => (
        <TextInput
          key={language}
          label={`${t('word.name')} · ${language}`}
          value={names[language]}
          max={60}
          onChange={(text) => onChange({ ...contact, names: { ...names, [language]: text } })}
        />
      ))}
      {languageCodes.map((language) => (
        <LongInput
          key={language}
          label={`${t('content.contacts.about')} · ${language}`}
          value={abouts[language]}
          max={300}
          rows={2}
          onChange={(text) => onChange({ ...contact, abouts: { ...abouts, [language]: text } })}
        />
      ))}
      <div>
        <button type="button" className="o-btn" onClick={onRemove}>
          {t('word.remove')}
        </button>
      </div>
    </div>
  )
}

/** Help contacts in the order in which the site shows them. */
export const ContactRows = ({
  label,
  contacts,
  isReadOnly,
  onOpen,
  onOrder,
}: {
  readonly label: string
  readonly contacts: Contacts
  readonly isReadOnly: boolean
  readonly onOpen: (at: number) => void
  readonly onOrder: (contacts: Contacts) => void
}) => {
  const t = useT()
  const { language } = usePreferences()
  const nameOf = ({ names }: HelpContactEntry) => names[language] || t('content.contacts.new')
  if (contacts.length === 0) return <p className={styles['empty']}>{t('content.contacts.none')}</p>
  return (
    <EditedRows
      label={label}
      rows={contacts}
      isReadOnly={isReadOnly}
      nameOf={nameOf}
      about={(contact) => (
        <span className={styles['contactRow']}>
          <span>{[contact.phone, contact.url].filter((one) => one !== null).join(' · ')}</span>
          <span className="o-muted">{contact.abouts[language]}</span>
        </span>
      )}
      onOpen={onOpen}
      onOrder={onOrder}
    />
  )
}
