import { lazy, Suspense, type ComponentType } from 'react'
import { PartLoading } from './page-states.tsx'

/** A part of a page that is loaded when it is first shown, such as a tab. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Part = lazy(async () => ({ default: await load() }))
  const LazyPart = (props: Props) => (
    <Suspense fallback={<PartLoading />}>
      <Part {...props} />
    </Suspense>
  )
  return LazyPart
}
