import type { Message } from '../../../translate.ts'

export const texts = {
  'games.new': 'New',
  'games.addFavourite': 'Add {name} to favourites',
  'games.removeFavourite': 'Remove {name} from favourites',
  'games.about': 'About {name}',
  'games.maintenance': 'Under maintenance',
  'games.all': 'All games',
  'games.more': 'Load more',
  'games.none': 'No games here yet',
  'games.noneText': 'We are still working on this section. Meanwhile, see what is hot.',
  'games.noneLeft': 'No games match these filters',
  'games.noneLeftText': 'Remove a filter to see more.',
  'games.noneFound': 'Nothing found for “{search}”',
  'games.noneFoundText': 'Check the spelling or search for the provider’s name.',
  'games.seeHot': 'See hot games',
  'games.clearSearch': 'Clear search',
  'games.results': 'Results for “{search}”',
  'games.failed': 'The games did not load',
} as const satisfies Record<string, Message>
