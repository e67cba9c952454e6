/**
 * Verbs at the doors of the contexts whose names say that they read, and which show no list of people: by context, and by the
 * reason. Every other one has its lines in tests/integration/every-kind.test.ts.
 */
export const notLists: Record<string, Record<string, string[]>> = {
  contacts: {
    'the query under listCustomers and listPeople, which have their lines': [
      'listContactRows',
      'countContacts',
      'countContactsUpTo',
    ],
    'one contact by its address or id': ['findByAddress', 'listByAddresses', 'listMerged', 'listNotes'],
    'figures and words, no names': ['countSources', 'countTags'],
  },
  content: {
    'texts of the site': [
      ...[
        'countContent',
        'searchContent',
        'findShareCard',
        'listArticles',
        'listContent',
        'listHelplines',
        'readConfirmedFacts',
      ],
      ...[
        'listPublicPages',
        'listQuestions',
        'listTestimonials',
        'readArticlePage',
        'readBlog',
        'readContent',
      ],
      ...['readHoliday', 'readLanding', 'readMarkdownFile', 'readNumberPage', 'readNumbers', 'readPage'],
      ...['findRedirect', 'readOwnPage'],
      ...['findReplaced', 'listMedia', 'readMedia', 'readMediaRoom'],
      ...['listProductNames', 'readLiveProduct', 'readWithdrawPage'],
    ],
  },
  delivery: {
    'what one buyer has, shown to her': [
      ...[
        'readBoughtDocuments',
        'readIntake',
        'readCircleLetters',
        'readCircleDays',
        'readYearLookBack',
        'readMembership',
        'readMarks',
        'readOrder',
        'readPartnerPage',
        'readOrders',
        'readVideo',
      ],
      ...['readVideos', 'readOfficeEventRecording', 'readOwnWrittenText'],
    ],
    'one order, opened from a list that has its line': [
      'readRecordingDesk',
      'readDocumentWords',
      'readTextDesk',
      'readOrderWork',
      'readAnswerFile',
    ],
  },
  duties: { 'work that fails, by duty': ['countFailing', 'findFailure', 'listFailing', 'listTold'] },
  'file-removal': { 'files, not people': ['readWaitingFiles'] },
  identity: {
    'the owners alone': ['listOwners'],
    'limits and rules, no names': ['countAgainstLimit', 'countSignInAttempt', 'readTwoFactorRule'],
    'what staff did; people are named by their kind and id': ['readAuditLog'],
    'her own account': ['readOwnProfile', 'readProfile', 'readSignInWays'],
  },
  learning: {
    'what one member learns': [
      ...['findCourse', 'readCertificate', 'readCourse', 'readCourses', 'readJourney', 'readLesson'],
    ],
  },
  mail: {
    'kinds of letters and settings': ['listTemplates', 'readMarketingStop'],
    'one letter or one reader': ['readMail', 'readUnsubscribeChoices', 'readMemberTopics'],
  },
  marketing: {
    'plans and figures, no names': [
      ...['listAutomationCards', 'listBroadcastCards', 'listSegmentCards', 'readAutomation', 'readBroadcast'],
      ...['readPlanReach', 'readReferences', 'readSegment', 'readImport', 'readImports'],
    ],
    'a count, held to those of the lists': ['countSegment'],
    'the lines of one file as the owner brought it': ['exportImportReport'],
    'one reader or one sequence': ['listRunsOfPerson', 'readMailChoices', 'readSequence'],
  },
  notices: { 'settings of one member of staff': ['readOwnerNoticeSettings', 'readPush'] },
  office: {
    'figures, no names': [...['readAnalytics', 'readMetrics', 'readHealth'], 'countOfficeWaiting'],
    'one thing, opened from a list that has its line': [
      ...[
        'readOfficeOrder',
        'readPreparation',
        'readSessionWithPerson',
        'readWithdrawal',
        'readPersonForApi',
        'readDraft',
      ],
    ],
    'staff and settings': [
      ...[
        'readApiKeys',
        'readBrand',
        'readServiceKey',
        'readSetUp',
        'readStaff',
        'readRestoredCopyBanner',
        'readSwitched',
        'readWebhooks',
      ],
    ],
    'a member’s own page': ['readPortalDashboard'],
    products: ['listProducts', 'readProduct'],
    'pictures, films and files': ['readMediaItem', 'readMediaLibrary'],
  },
  practice: {
    'what one person told with her own sessions': ['listToldBy'],
    'times and rules, no names': [
      ...['listEvenings', 'readEvenings'],
      ...[
        'listSessionsBetween',
        'readBookingPage',
        'readCalendars',
        'readDueCalendars',
        'readEvent',
        'readEvents',
        'readSoldOutReason',
      ],
      ...[
        'readMonth',
        'readMovePage',
        'readOfficeEvents',
        'readPractice',
        'readPracticeRules',
        'readPublicTypes',
      ],
      ...['readSessionTypes', 'readFeedPath'],
    ],
    'one person’s own sessions and seats': [
      ...[
        'findSeatPath',
        'readGuestSession',
        'readSessionCalendarFile',
        'readOrderSessions',
        'readOwnSeat',
        'readSeat',
      ],
      ...['readSeatCalendarFile', 'readSeatsOf', 'readSessions', 'readUpcomingSessions'],
    ],
    'one session, opened from the calendar': ['readOfficeSession'],
  },
  privacy: { 'her own account': ['exportAccount', 'readPlannedDeletion'] },
  readings: {
    'what one person has or asks for': [
      'readLeadPerson',
      ...[
        'readSharedPair',
        'readMorningHour',
        'readOfferEnd',
        'readPeopleForReports',
        'readReportHistory',
        'readReports',
      ],
      ...['readSharedNumbers', 'readSpelling', 'readThreeMonths'],
    ],
    'texts and products': ['listCouplesProducts', 'readQuizContent', 'readYearProduct'],
  },
  settings: { settings: ['readOrCreateSetting', 'readRestoredCopy', 'readRetention', 'readSetting'] },
  shop: {
    'the Circle, for one letter to each of it; members-evening.test.ts says who is in it': ['listCircle'],
    'one order or purchase': [
      ...[
        'findBought',
        'findByReference',
        'listPurchasesOfOrder',
        'readCheckout',
        'readOfferAfter',
        'readOrderKey',
        'readPurchases',
        'readReceipt',
        'readChanges',
        'readReferral',
      ],
      ...['listOrderEvents', 'readOrderMoney', 'readOrderRefunds', 'readPlan', 'readReceiptOf'],
    ],
    'buyers of one product, by their orders, which have their lines': ['listMemberships'],
    'orders that came by a link, which have their lines': ['listReferrals'],
    'codes and settings': [
      'readCodes',
      'readGiftShop',
      'readGiftYears',
      'readReferralTerms',
      'readStaffRefundLimit',
      'readTaxSettings',
    ],
    'papers of a month, each made out to whoever bought': ['exportInvoices', 'readInvoiceMonth'],
    'whether a product can be ordered': ['readProductOpening'],
    'gifts, each with both its people; a gift is no kind of contact': [
      'readGift',
      'readGiftPictureWords',
      'readGifts',
    ],
  },
  support: {
    'one conversation or ticket': [...['readChatWithTicket', 'readOwnChat', 'readTicket', 'readTicketFile']],
    'words of staff, no names': ['readReplies'],
  },
};
