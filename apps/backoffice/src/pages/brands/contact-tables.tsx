import type { BrandContacts } from '@trevo/contract/ops/company/brands.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { useT } from '../../core/texts.tsx'
import styles from './brands.module.css'

type Contact = BrandContacts['contacts'][number]
type Link = BrandContacts['links'][number]

type CellProps = {
  readonly label: string
  readonly value: string
  readonly isReadOnly: boolean
  readonly max: number
  readonly onChange: (value: string) => void
}

const Cell = ({ label, value, isReadOnly, max, onChange }: CellProps) => (
  <td>
    <input
      aria-label={label}
      value={value}
      disabled={isReadOnly}
      maxLength={max}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </td>
)

const RemoveCell = ({ isReadOnly, onRemove }: { isReadOnly: boolean; onRemove: () => void }) => {
  const t = useT()
  return (
    <td>
      {!isReadOnly && (
        <button type="button" className="o-link" onClick={onRemove}>
          {t('word.remove')}
        </button>
      )}
    </td>
  )
}

const ContactRow = ({
  row,
  isReadOnly,
  onChange,
  onRemove,
}: {
  readonly row: Contact
  readonly isReadOnly: boolean
  readonly onChange: (row: Contact) => void
  readonly onRemove: () => void
}) => {
  const t = useT()
  const titled = (code: LanguageCode, title: string): Contact => {
    const { [code]: _, ...others } = row.titles
    return { ...row, titles: title === '' ? others : { ...others, [code]: title } }
  }
  return (
    <tr>
      <Cell
        label={t('brands.contacts.position')}
        value={row.position}
        max={20}
        isReadOnly={isReadOnly}
        onChange={(position) => onChange({ ...row, position })}
      />
      <Cell
        label={t('word.kind')}
        value={row.kind}
        max={20}
        isReadOnly={isReadOnly}
        onChange={(kind) => onChange({ ...row, kind })}
      />
      <Cell
        label={t('word.portuguese')}
        value={row.titles.PT ?? ''}
        max={60}
        isReadOnly={isReadOnly}
        onChange={(title) => onChange(titled('PT', title))}
      />
      <Cell
        label={t('word.english')}
        value={row.titles.EN ?? ''}
        max={60}
        isReadOnly={isReadOnly}
        onChange={(title) => onChange(titled('EN', title))}
      />
      <Cell
        label={t('brands.contacts.path')}
        value={row.path}
        max={300}
        isReadOnly={isReadOnly}
        onChange={(path) => onChange({ ...row, path })}
      />
      <RemoveCell isReadOnly={isReadOnly} onRemove={onRemove} />
    </tr>
  )
}

const LinkRow = ({
  row,
  isReadOnly,
  onChange,
  onRemove,
}: {
  readonly row: Link
  readonly isReadOnly: boolean
  readonly onChange: (row: Link) => void
  readonly onRemove: () => void
}) => {
  const t = useT()
  return (
    <tr>
      <Cell
        label={t('word.kind')}
        value={row.kind}
        max={30}
        isReadOnly={isReadOnly}
        onChange={(kind) => onChange({ ...row, kind })}
      />
      <Cell
        label={t('brands.contacts.label')}
        value={row.label}
        max={60}
        isReadOnly={isReadOnly}
        onChange={(label) => onChange({ ...row, label })}
      />
      <Cell
        label={t('brands.contacts.url')}
        value={row.url}
        max={300}
        isReadOnly={isReadOnly}
        onChange={(url) => onChange({ ...row, url })}
      />
      <RemoveCell isReadOnly={isReadOnly} onRemove={onRemove} />
    </tr>
  )
}

const Head = ({ headings }: { readonly headings: readonly string[] }) => {
  const t = useT()
  return (
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
        <th scope="col">{t('word.change')}</th>
      </tr>
    </thead>
  )
}

const replaced = <Row,>(rows: readonly Row[], at: number, row: Row): Row[] =>
  rows.map((one, index) => (index === at ? row : one))
const without = <Row,>(rows: readonly Row[], at: number): Row[] =>
  rows.filter((_, index) => index !== at)

type TablesProps = {
  readonly value: BrandContacts
  readonly isReadOnly: boolean
  readonly onChange: (value: BrandContacts) => void
}

/** Contacts and links as rows to type in. */
export const ContactTables = ({
  value: { contacts, links },
  isReadOnly,
  onChange,
}: TablesProps) => {
  const t = useT()
  return (
    <>
      <div className="o-scroll">
        <table className={`o-table ${styles['rules']} ${styles['texts']}`}>
          <Head
            headings={[
              t('brands.contacts.position'),
              t('word.kind'),
              t('word.portuguese'),
              t('word.english'),
              t('brands.contacts.path'),
            ]}
          />
          <tbody>
            {contacts.map((row, at) => (
              <ContactRow
                // oxlint-disable-next-line react/no-array-index-key -- rows have no id before they are saved
                key={at}
                row={row}
                isReadOnly={isReadOnly}
                onChange={(next) => onChange({ contacts: replaced(contacts, at, next), links })}
                onRemove={() => onChange({ contacts: without(contacts, at), links })}
              />
            ))}
          </tbody>
        </table>
      </div>
      <h3>{t('brands.contacts.links')}</h3>
      <div className="o-scroll">
        <table className={`o-table ${styles['rules']} ${styles['texts']}`}>
          <Head headings={[t('word.kind'), t('brands.contacts.label'), t('brands.contacts.url')]} />
          <tbody>
            {links.map((row, at) => (
              <LinkRow
                // oxlint-disable-next-line react/no-array-index-key -- as above
                key={at}
                row={row}
                isReadOnly={isReadOnly}
                onChange={(next) => onChange({ contacts, links: replaced(links, at, next) })}
                onRemove={() => onChange({ contacts, links: without(links, at) })}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
