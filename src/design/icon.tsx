import {
  Accessibility, ArrowRight, BadgeCheck, Banknote, Building2, CalendarDays, Car, Check, ChevronDown, ChevronLeft, ChevronRight, CircleAlert, Clock, Coffee,
  FileText, Globe, GraduationCap, HeartPulse, House, Info, Languages, Laptop, List, LocateFixed, Mail, Map as MapIcon, MapPin, Menu, MessageCircle, Microscope,
  Navigation, Phone, Pill, Search, ShieldCheck, Siren, Stethoscope, TriangleAlert, User, Users, Video, X,
} from 'lucide-react';

const icons = {
  accessible: Accessibility, arrow: ArrowRight, approved: BadgeCheck, money: Banknote, hospital: Building2, calendar: CalendarDays, car: Car, check: Check, down: ChevronDown,
  left: ChevronLeft, right: ChevronRight, error: CircleAlert, clock: Clock, cafe: Coffee, document: FileText, globe: Globe, degree: GraduationCap, health: HeartPulse,
  home: House, info: Info, languages: Languages, laptop: Laptop, list: List, locate: LocateFixed, mail: Mail, map: MapIcon, pin: MapPin, menu: Menu, message: MessageCircle,
  laboratory: Microscope, directions: Navigation, phone: Phone, pill: Pill, search: Search, shield: ShieldCheck, emergency: Siren, stethoscope: Stethoscope,
  warning: TriangleAlert, user: User, users: Users, video: Video, close: X,
} as const;
export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons) as IconName[];

/** A small line icon beside words; it never speaks for itself. */
export function Icon({ name, size = 20, className }: { name: IconName | (string & {}); size?: number; className?: string }) {
  const Drawn = icons[name as IconName] ?? Info;
  return <Drawn aria-hidden="true" width={size} height={size} strokeWidth={1.75} className={`inline-block shrink-0 ${className ?? ''}`} />;
}
