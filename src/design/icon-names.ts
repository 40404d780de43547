/** Our name of each interface icon, and its name in Lucide's family. After a change: node scripts/draw-icons.mjs */
export const icons = {
  accessible: 'accessibility', arrow: 'arrow-right', approved: 'badge-check', money: 'banknote', hospital: 'building-complex', calendar: 'calendar-days',
  car: 'car', check: 'check', down: 'chevron-down', left: 'chevron-left', right: 'chevron-right', error: 'circle-exclamation-point', clock: 'clock',
  cafe: 'coffee', document: 'file-text', globe: 'globe', degree: 'graduation-cap', health: 'heart-pulse', home: 'house', info: 'info',
  languages: 'languages', laptop: 'laptop', list: 'list', locate: 'locate-fixed', mail: 'mail', map: 'map', pin: 'map-pin', menu: 'menu',
  message: 'message-circle', laboratory: 'microscope', directions: 'navigation', phone: 'phone', pill: 'pill', search: 'search',
  shield: 'shield-check', emergency: 'siren', stethoscope: 'stethoscope', warning: 'triangle-exclamation-point', user: 'user', users: 'users', video: 'video',
  close: 'x', bookmark: 'bookmark', cart: 'shopping-bag', package: 'package', remove: 'trash',
  card: 'id-card', minus: 'minus',
  bell: 'bell', download: 'download', eye: 'eye', history: 'rotate-ccw-clock', lock: 'lock-keyhole',
} as const;
export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons) as IconName[];
