-- How somebody writes dates, hours and money, as her browser said when she gave us her address: letters are written so.
alter table contacts add column formats text check (formats in ('own', 'us', 'uk', 'eu'));
