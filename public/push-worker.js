// Shows what the office or the morning pushes to this browser, and opens its page. It reads and stores nothing.

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {};
  if (typeof title !== 'string') return;
  const shown = { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.path ?? '/', self.location.origin);
  // Whatever was pushed, a click stays on our own pages.
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href));
});
