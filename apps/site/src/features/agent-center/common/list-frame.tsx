import type { ReactNode } from 'react'
import { Empty } from '../../../core/lists/empty.tsx'
import { PagedList } from '../../../core/lists/list-states.tsx'
import type { Pages } from '../../../core/lists/pages.ts'
import { useText } from '../../../core/language/use-text.ts'

/** A list in each of its states: loading, failed, empty, or with more to load. */
export const ListFrame = ({
  pages,
  isEmpty = false,
  children,
}: {
  /** With the server's refusal of the last attempt. */
  readonly pages: Pages & { readonly error: Error | null }
  readonly isEmpty?: boolean
  readonly children: ReactNode
}) => {
  const t = useText('agent-center')
  return (
    <PagedList
      pages={pages}
      isEmpty={isEmpty}
      height={260}
      failed={{ text: pages.error?.message || t('state.loadFailedText') }}
      empty={<Empty drawing="bar-chart" title={t('none')} text={t('noneText')} />}
      more={{ label: t('common.showMore'), wide: true }}
    >
      {children}
    </PagedList>
  )
}
