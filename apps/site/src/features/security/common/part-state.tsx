import { Skeleton } from '@trevo/ui/states.tsx'
import { LoadFailed } from '../../../core/lists/list-states.tsx'
import { useText } from '../../../core/language/use-text.ts'

/** What stands where something is being asked for, or could not be had. */
export const PartState = ({
  query,
  height,
}: {
  readonly query: {
    readonly isError: boolean
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  /** Of what is coming. */
  readonly height: number
}) => {
  const t = useText('security')
  if (!query.isError) return <Skeleton height={height} radius={16} />
  return <LoadFailed query={query} title={t('failed')} text={t('failedText')} />
}
