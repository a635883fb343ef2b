import { EmptyState, Skeleton } from '@trevo/ui/states.tsx'
import type { ReactNode } from 'react'
import { drawingUrl } from '../../../core/art/icon.tsx'
import { LoadFailed, MoreButton } from '../../../core/lists/list-states.tsx'
import type { Pages } from '../../../core/lists/pages.ts'
import { useText } from '../../../core/language/use-text.ts'

/** A list while it loads, when it could not be, when it is empty, and when there is more of it. */
export const ListFrame = ({
  pages,
  error,
  isEmpty,
  children,
}: {
  readonly pages: Pages
  /** What the server said of the last try. */
  readonly error?: Error | null
  readonly isEmpty: boolean
  readonly children: ReactNode
}) => {
  const t = useText('agent-center')
  if (pages.isError) {
    return <LoadFailed query={pages} title={t('failed')} text={error?.message || t('failedText')} />
  }
  if (pages.isPending) return <Skeleton height={260} radius={16} />
  if (isEmpty) {
    return (
      <EmptyState picture={drawingUrl('bar-chart', 192)} title={t('none')} text={t('noneText')} />
    )
  }
  return (
    <>
      {children}
      <MoreButton pages={pages} label={t('more')} wide />
    </>
  )
}
