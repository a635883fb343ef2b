import { Image } from 'lucide-react'
import type { Area } from '../../core/area.ts'

export const contentArea: Area = {
  to: '/content',
  text: 'office.content',
  icon: Image,
  group: 'run',
  right: 'content.read',
  texts: ['content'],
  routes: [
    {
      path: 'content',
      lazy: async () => ({ Component: (await import('./content-page.tsx')).ContentPage }),
    },
    {
      path: 'content/help/:topicId',
      lazy: async () => ({ Component: (await import('./help-editor.tsx')).HelpEditor }),
    },
    {
      path: 'content/:contentId',
      lazy: async () => ({ Component: (await import('./content-editor.tsx')).ContentEditor }),
    },
  ],
}
