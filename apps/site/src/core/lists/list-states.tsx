import { Button } from '@trevo/ui/button.tsx'
import { ErrorState, Skeleton } from '@trevo/ui/states.tsx'
import type { ReactNode } from 'react'
import { drawingUrl } from '../art/icon.tsx'
import { useLanguage } from '../language/language.tsx'
import type { Pages, Retried } from './pages.ts'

/** The message for a part that could not be loaded. */
type Failure = { readonly title?: string | undefined; readonly text?: string | undefined }

/** What the session has to do first, in the server's words; the refusal opens the popup that leads there. */
const stepOf = (error: unknown): string | undefined =>
  error instanceof Error &&
  'code' in error &&
  /^(password\.change|security\.mfa)_required$/.test(String(error.code))
    ? error.message
    : undefined

/** Shows that a query failed, with a button to try again. */
export const LoadFailed = ({
  query,
  title,
  text,
  retryLabel,
  drawing = 'satellite-antenna',
}: {
  readonly query: Retried
  readonly retryLabel?: string
  readonly drawing?: string
} & Failure) => {
  const { t } = useLanguage()
  const step = stepOf(query.error)
  return (
    <ErrorState
      picture={drawingUrl(step ? 'locked' : drawing, 192)}
      title={step ?? title ?? t('state.loadFailed')}
      text={step ? undefined : (text ?? t('state.loadFailedText'))}
      retryLabel={retryLabel ?? t('state.retry')}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}

/** Shown in place of a part without data: a skeleton while loading, otherwise the error. */
export const NotLoaded = ({
  query,
  height,
  radius,
  waiting = <Skeleton height={height ?? 320} radius={radius ?? 16} />,
  ...failure
}: {
  readonly query: Retried & { readonly isError: boolean }
  /** Height of the coming content, in pixels. */
  readonly height?: number | undefined
  readonly radius?: number | undefined
  /** Shown instead of one outline of that height. */
  readonly waiting?: ReactNode
} & Failure) => (query.isError ? <LoadFailed query={query} {...failure} /> : waiting)

/** A list in each of its states: loading, failed, empty, or loaded with a button for the next page. */
export const PagedList = ({
  pages,
  isEmpty,
  waiting,
  height,
  radius,
  failed,
  empty,
  more,
  children,
}: {
  readonly pages: Pages
  readonly isEmpty: boolean
  readonly failed: Failure
  readonly empty: ReactNode
  /** The button's label; without it the children bring their own. */
  readonly more?: { readonly label: string; readonly wide?: boolean }
  readonly children: ReactNode
} & Pick<Parameters<typeof NotLoaded>[0], 'waiting' | 'height' | 'radius'>) => {
  if (pages.data === undefined || (pages.isError && isEmpty)) {
    return <NotLoaded query={pages} waiting={waiting} height={height} radius={radius} {...failed} />
  }
  if (isEmpty) return empty
  return (
    <>
      {children}
      {more && <MoreButton pages={pages} {...more} />}
    </>
  )
}

/** Loads the next page of a list; nothing on the last page. */
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
