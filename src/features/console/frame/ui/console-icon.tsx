import {
  BriefcaseBusiness,
  CalendarClock,
  CalendarDays,
  CalendarOff,
  ClipboardList,
  CodeXml,
  FileText,
  Gavel,
  Hospital,
  House,
  IdCard,
  Image,
  Inbox,
  Link,
  LogOut,
  MailWarning,
  MessageCircleQuestion,
  MessageSquareText,
  Newspaper,
  Receipt,
  ScrollText,
  Search,
  Settings,
  ShieldCheck,
  ShoppingBag,
  Ticket,
  Undo2,
  UserRound,
  Users,
} from 'lucide-react';

const icons = {
  home: House,
  users: Users,
  scroll: ScrollText,
  'mail-warning': MailWarning,
  settings: Settings,
  link: Link,
  calendar: CalendarDays,
  schedule: CalendarClock,
  holiday: CalendarOff,
  search: Search,
  user: UserRound,
  'sign-out': LogOut,
  orders: ShoppingBag,
  receipt: Receipt,
  ticket: Ticket,
  refund: Undo2,
  news: Newspaper,
  image: Image,
  document: FileText,
  career: BriefcaseBusiness,
  tender: Gavel,
  shield: ShieldCheck,
  card: IdCard,
  question: MessageCircleQuestion,
  message: MessageSquareText,
  inbox: Inbox,
  code: CodeXml,
  list: ClipboardList,
  hospital: Hospital,
} as const;
export type ConsoleIconName = keyof typeof icons;

/** An admin page's icon: the console has its own set, which public pages do not load. */
export function ConsoleIcon({
  name,
  size = 20,
  className,
}: {
  name: ConsoleIconName;
  size?: number;
  className?: string;
}) {
  const Drawn = icons[name];
  return (
    <Drawn
      aria-hidden="true"
      width={size}
      height={size}
      strokeWidth={1.75}
      className={`inline-block shrink-0 ${className ?? ''}`}
    />
  );
}
