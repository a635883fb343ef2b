import { Field } from '@trevo/ui/field.tsx'
import type { People } from './use-people.ts'
import { useTransfersText } from './use-transfers-text.ts'

export type PeopleSearching = {
  readonly typed: string
  readonly setTyped: (text: string) => void
  readonly isSearching: boolean
}

/** Finds people by account or name; absent where all are listed. */
export const PeopleSearch = ({
  people: { downline, hasMore },
  search: { typed, setTyped, isSearching },
}: {
  readonly people: Pick<People, 'downline' | 'hasMore'>
  readonly search: PeopleSearching
}) => {
  const t = useTransfersText()
  if (!hasMore && !isSearching) return null
  const found = downline.length === 0 ? t('transfers.search.none') : undefined
  return (
    <Field
      type="search"
      label={t('transfers.search')}
      hint={hasMore ? t('transfers.search.more', { count: downline.length }) : found}
      value={typed}
      maxLength={64}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      // What is typed here sends no money.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  )
}
