import {
  BookOpen,
  CalendarDays,
  FileText,
  LayoutDashboard,
  LifeBuoy,
  Mail,
  Milestone,
  Receipt,
  UserRound,
  Video,
} from 'lucide-react';

export const portalLinks = [
  { to: '/portal', label: 'Dashboard', Icon: LayoutDashboard, end: true },
  { to: '/portal/reports', label: 'Reports', Icon: FileText, end: false },
  { to: '/portal/videos', label: 'Video Readings', Icon: Video, end: false },
  { to: '/portal/courses', label: 'Courses', Icon: BookOpen, end: false },
  { to: '/portal/sessions', label: 'Sessions', Icon: CalendarDays, end: false },
  { to: '/portal/journey', label: 'Journey Tracker', Icon: Milestone, end: false },
  { to: '/portal/emails', label: 'Email Automation', Icon: Mail, end: false },
  { to: '/portal/support', label: 'Support Center', Icon: LifeBuoy, end: false },
  { to: '/portal/orders', label: 'Orders', Icon: Receipt, end: false },
  { to: '/portal/account', label: 'Account', Icon: UserRound, end: false },
];
