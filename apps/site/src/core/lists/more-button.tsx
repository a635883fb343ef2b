import { Button } from '@trevo/ui/button.tsx'
import type { Pages } from './pages.ts'

/** Loads the next page of a list; nothing where there is none. */
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
