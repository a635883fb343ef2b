import { Field } from '@trevo/ui/field.tsx'
import type { People, PeopleSearching } from './use-people.ts'
import { useText } from '../../../core/language/use-text.ts'

/** Finds people by account or name; absent where all are listed. */
export const PeopleSearch = ({
  people: { downline, hasMore },
  search: { typed, setTyped, isNeeded, isFailed },
}: {
  readonly people: People
  readonly search: PeopleSearching
}) => {
  const t = useText('transfers')
  if (!isNeeded) return null
  const found = downline.length === 0 ? t('transfers.search.none') : undefined
  return (
    <Field
      type="search"
      label={t('transfers.search')}
      hint={hasMore ? t('transfers.search.more', { count: downline.length }) : found}
      error={isFailed ? t('transfers.unreached') : undefined}
      value={typed}
      maxLength={64}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      // Submitting this field must not send money.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  )
}
