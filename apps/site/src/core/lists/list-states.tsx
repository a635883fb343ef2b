import { Button } from '@trevo/ui/button.tsx'
import { ErrorState } from '@trevo/ui/states.tsx'
import { drawingUrl } from '../art/icon.tsx'
import { useLanguage } from '../language/language.tsx'
import type { Pages, Retried } from './pages.ts'

/** In place of what a query could not load: what failed, and a button that asks again. */
export const LoadFailed = ({
  query,
  title,
  text,
  retryLabel,
}: {
  readonly query: Retried
  readonly title?: string
  readonly text?: string
  readonly retryLabel?: string
}) => {
  const { t } = useLanguage()
  return (
    <ErrorState
      picture={drawingUrl('satellite-antenna', 192)}
      title={title ?? t('state.loadFailed')}
      text={text ?? t('state.loadFailedText')}
      retryLabel={retryLabel ?? t('state.retry')}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}

/** Loads the next page of a list; nothing if there is no next page. */
export const MoreButton = ({
  pages,
  label,
  wide = false,
}: {
  readonly pages: Pages
  readonly label: string
  readonly wide?: boolean
}) =>
  pages.hasNextPage && (
    <Button
      look="plain"
      wide={wide}
      busy={pages.isFetchingNextPage}
      onClick={() => void pages.fetchNextPage()}
    >
      {label}
    </Button>
  )
